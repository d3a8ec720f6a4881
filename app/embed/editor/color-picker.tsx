import { HexColorPicker, setNonce } from "react-colorful";

// The picker writes its own style element, which the page's policy wants marked.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);

/** A field of colours; loaded when it is first opened. */
export default function ColorPicker({
  color,
  onChange,
}: {
  color: string;
  onChange: (color: string) => void;
}) {
  return <HexColorPicker color={color} onChange={onChange} />;
}
