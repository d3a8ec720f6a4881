import { Component, type ReactNode } from "react";

interface HeldProps {
  hold: boolean;
  children?: ReactNode;
}

/** Shows its children, or what it last showed while it is held. */
export class Held extends Component<HeldProps> {
  override shouldComponentUpdate({ hold }: HeldProps): boolean {
    return !hold;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
