/** How to read a command's arguments, and which keys the list knows. */
export function Legend() {
  return (
    <div className="order-last flex w-full flex-wrap items-center gap-x-6 gap-y-1 text-quiet lg:order-none lg:ml-auto lg:w-auto">
      <p>
        <code className="font-mono text-accent-light">{"<required>"}</code>{" "}
        <code className="font-mono">[optional]</code> Leave the brackets out.
      </p>
      <p className="hidden items-center gap-1.5 xl:flex">
        <Key>↑</Key>
        <Key>↓</Key>
        <span className="mr-3">move</span>
        <Key>Enter</Key>
        copy usage
      </p>
    </div>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded border border-line bg-raised px-1.5 font-sans">{children}</kbd>;
}
