/** The address of the contact form, prefilled to report a person's avatar history; `origin` is the site's. */
export function reportAddress(origin: string, id: string): string {
  const fields = new URLSearchParams({
    subject: `Report: avatar history of ${id}`,
    message: `User ID: ${id}\nPage: ${origin}/avatars/${id}\n\nWhat is wrong with it:\n`,
  });
  return `/contact?${fields}`;
}
