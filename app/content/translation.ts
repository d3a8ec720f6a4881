/**
 * A text's form in another language: the same keys and parameters, other words.
 * `app/content/{language}/x.ts` translates `app/content/x.ts` with the same exports; missing ones,
 * such as paths and ids, come from the English file (vite/translations.ts).
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
