/** Why a write about an appeal is refused. */
export const QUEUE_ERRORS = {
  body: "Choose what to do, and write a reply where one is needed",
  /** The appeal's writer has answered meanwhile. */
  unread: "They have answered. Please read it first",
  notHeld: "You don't hold this",
  notAccepted: "Accept it first",
  noAccept: "You can mark a deletion request as done, or decline it",
  giver: "You gave this sanction, or it's yours, so somebody else decides",
  database: "We couldn't read or save appeals. Please try again",
} as const;

/** For the staff channel. */
export const QUEUE_NEWS = {
  appeals: (count: string, isOne: boolean) => `${count} new ${isOne ? "appeal" : "appeals"}`,
  deletions: (count: string, isOne: boolean) =>
    `${count} new deletion ${isOne ? "request" : "requests"}`,
  due: (count: string, isOne: boolean) =>
    `${count} ${isOne ? "deletion is" : "deletions are"} due within a week`,
  text: "Open the queue",
} as const;
