/** Why a write about an appeal is refused. */
export const QUEUE_ERRORS = {
  body: "Please say what is to be done, with words where they are needed",
  /** The writer of the appeal has answered meanwhile. */
  unread: "There is an answer that you have not seen. Please read it first",
  notHeld: "You do not hold this",
  notAccepted: "Accept it first",
  noAccept: "A deletion request is done or declined, not accepted",
  giver: "You gave this sanction, or it is your own, so somebody else decides",
  database: "The appeals could not be read or written. Please try again",
} as const;

/** What the staff channel hears. */
export const QUEUE_NEWS = {
  appeals: (count: string, isOne: boolean) => `${count} new ${isOne ? "appeal" : "appeals"}`,
  deletions: (count: string, isOne: boolean) =>
    `${count} new deletion ${isOne ? "request" : "requests"}`,
  due: (count: string, isOne: boolean) =>
    `${count} ${isOne ? "deletion is" : "deletions are"} due within a week`,
  text: "Open the queue",
} as const;
