import { expect, it } from "vitest";
import {
  lowestPriceText,
  premiumPicture,
  priceText,
  pricesText,
  type Plan,
} from "../../../app/content/prices.ts";

const plan = (price: number, period?: Plan["period"]): Plan => ({
  name: "Plan",
  price,
  period,
  line: "For you",
  perks: [],
});

it.each([
  [5, "5 EUR"],
  [2.5, "2.50 EUR"],
  [2.99, "2.99 EUR"],
  [1234.5, "1,234.50 EUR"],
])("writes %d as the currency does", (price, wanted) => {
  expect(priceText(price)).toBe(wanted);
});

it("says that plans are paid once only of those that are", () => {
  const once = [plan(5), plan(10, "once")];
  expect(premiumPicture({ plans: once }).alt).toBe("2 plans, 5 and 10 EUR, paid once");
  expect(lowestPriceText({ plans: once })).toBe("Premium is paid once, from 5 EUR");

  const plans = [plan(29.9, "year"), plan(2.99, "month"), plan(50)];
  expect(pricesText(plans, "or")).toBe("29.90 EUR a year, 2.99 EUR a month or 50 EUR one-time");
  expect(premiumPicture({ plans }).alt).toBe(
    "3 plans, 29.90 EUR a year, 2.99 EUR a month and 50 EUR one-time",
  );
  expect(lowestPriceText({ plans })).toBe("Premium starts at 2.99 EUR a month");
});
