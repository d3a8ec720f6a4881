/**
 * Browser translators and extensions replace or wrap nodes that React holds. When React then
 * removes such a node or inserts before it, the browser throws and the page is lost. With this, a
 * node is removed from wherever it is, and inserted before its neighbour's wrapper or at the end.
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
