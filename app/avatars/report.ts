/** The contact form, filled in to report a person's avatar history; `origin` is the site's own. */
export function reportAddress(origin: string, id: string): string {
  const letter = new URLSearchParams({
    subject: `Report: avatar history of ${id}`,
    message: `User ID: ${id}\nPage: ${origin}/avatars/${id}\n\nWhat is wrong with it:\n`,
  });
  return `/contact?${letter}`;
}
