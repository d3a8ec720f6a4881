import { HexColorPicker, setNonce } from "react-colorful";

// The picker adds a style element, which the Content-Security-Policy allows only with the nonce of the page.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);

/** In a file of its own so that the library is loaded only when the picker is opened. */
export default function ColorPicker({
  color,
  onChange,
}: {
  color: string;
  onChange: (color: string) => void;
}) {
  return <HexColorPicker color={color} onChange={onChange} />;
}
