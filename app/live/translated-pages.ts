/**
 * Translators and extensions of a browser replace or wrap nodes that React still holds. Where React then removes such a
 * node, or puts another one before it, the browser throws, and the whole page is gone. With this, what is gone stays
 * gone, and a new node goes before whatever holds the one that it belongs to, or else to the end.
 */
export function surviveTranslators(): void {
  const removeChild: (this: Node, child: Node) => Node = Reflect.get(Node.prototype, "removeChild");
  const insertBefore: (this: Node, node: Node, before: Node | null) => Node = Reflect.get(
    Node.prototype,
    "insertBefore",
  );
  Node.prototype.removeChild = function removeWhereItIs<T extends Node>(this: Node, child: T): T {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeHolder<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, node, place);
    return node;
  };
}
