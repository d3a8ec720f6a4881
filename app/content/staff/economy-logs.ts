import { words } from "../words.ts";

export const ECONOMY_LOGS = words({
  none: "No Economy Logs Found",
  noneText: "This user has no transactions.",
  table: "Transactions",
  columns: {
    date: "Date",
    action: "Action",
    type: "Type",
    amount: "Amount",
    cash: "Cash",
    card: "Card",
  },
  filters: "Filters",
  filterLabel: "Filter the transactions",
  allActions: "All actions",
  allTypes: "All types",
  minAmount: "Amount from",
  maxAmount: "Amount to",
  noAmount: "Not an amount. Write it as in the table: 1.234,50",
  overLimit: "over the daily limit",
  perhapsOverLimit: "perhaps over the daily limit",
  perhaps:
    "The log doesn't say who sent and who received, so each sum is the most this user can have sent.",
  sums: {
    label: "Sums of these transactions",
    count: "Transactions",
    in: "In",
    out: "Out",
    sent: "Transfers sent",
    received: "Transfers received",
    moved: "Transfers, sent or received",
    net: "Net",
    netWithoutTransfers: "Net, without transfers",
  },
  /** '{n} transactions found' */
  transactionsFound: (count: string) => `${count} transactions found`,
  /** Set filters in the closed panel. */
  filtersSet: (count: number) => `${count} set`,
  /** For transactions whose type has no direction. */
  unsorted: (count: string, isOne: boolean) =>
    `${count} of other types ${isOne ? "is" : "are"} in no sum: the type doesn't say in or out.`,
  /** Days over the daily transfer limit. */
  overLimitTitle: (limit: string, days: number, certain: boolean) => {
    const on = days === 1 ? "1 day" : `${days} days`;
    return `${certain ? "Over" : "Perhaps over"} the daily transfer limit of ${limit} on ${on}`;
  },
  /** Shows the other days. */
  moreDays: (count: number) => (count === 1 ? "1 more day" : `${count} more days`),
});
