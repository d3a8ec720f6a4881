/** Texts of the toasts, which load with the first one. */
export const TOASTS = {
  title: "Notifications",
  dismiss: "Dismiss",
  copyRefused: "This browser did not allow copying",
  copyByHand: "Copy it from here",
  times: (count: number) => ` ×${count}`,
} as const;
