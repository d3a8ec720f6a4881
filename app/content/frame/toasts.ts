/** Texts of the toasts, which load with the first one. */
export const TOASTS = {
  title: "Notifications",
  dismiss: "Dismiss",
  copyRefused: "This browser did not allow copying. Copy it from here:",
  copyByHand: "Text to copy",
  times: (count: number) => ` ×${count}`,
} as const;
