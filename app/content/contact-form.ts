/** Labels of the fields of the contact form, and what is said where one is empty. */
export const FIELD_WORDS = {
  name: { label: "Name", missing: "Please enter your name." },
  email: { label: "Email", missing: "Please enter your email address." },
  subject: { label: "Subject", missing: "Please enter a subject." },
  message: { label: "Message", missing: "Please enter a message." },
} as const;

export const INVALID_EMAIL = "Please enter an email address such as name@example.com.";
