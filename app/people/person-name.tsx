interface PersonNameProps {
  name: string;
  /** Within a sentence; else it is a line of its own. */
  inline?: boolean;
  className?: string;
}

/**
 * What somebody calls themselves, cut to one line. It runs in its own direction, so that a name written
 * from the right loses its end and not its beginning, and marks piled up on a letter stay in the line.
 */
export function PersonName({ name, inline = false, className = "" }: PersonNameProps) {
  const box = inline ? "inline-block max-w-full align-bottom" : "block";
  return <bdi className={`${box} truncate text-left ${className}`}>{name}</bdi>;
}
