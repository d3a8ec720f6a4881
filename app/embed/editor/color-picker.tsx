import { HexColorPicker } from "react-colorful";

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
