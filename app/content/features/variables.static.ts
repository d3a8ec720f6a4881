import { brand } from "#brand";
import { words } from "../words.ts";

/** The variables that feature pages explain: name, and an example of the value. */
export const featureVariables = words(brand.features).flatMap(({ variables = [] }) =>
  variables.map(({ name, example }): [string, string] => [name, example]),
);
