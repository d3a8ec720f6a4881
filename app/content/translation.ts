/**
 * The form of a text in another language: the same keys and the same parameters, in other words. A translation of
 * `app/content/x.ts` is `app/content/{language}/x.ts` with exports of the same names; what it does not export, such
 * as a path or an id, is taken from the English file (vite/translations.ts).
 */
export type Words<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends (...given: infer Given) => infer Text
        ? (...given: Given) => Words<Text>
        : T extends readonly (infer Item)[]
          ? readonly Words<Item>[]
          : T extends object
            ? { readonly [Key in keyof T]: Words<T[Key]> }
            : T;
