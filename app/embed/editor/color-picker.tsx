import { HexColorPicker } from "react-colorful";

/** The palette of a colour field, in a file of its own: the library is loaded when it is opened. */
export default function ColorPicker({
  color,
  onChange,
}: {
  color: string;
  onChange: (color: string) => void;
}) {
  return <HexColorPicker color={color} onChange={onChange} />;
}
