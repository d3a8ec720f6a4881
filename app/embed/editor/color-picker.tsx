import { HexColorPicker } from "react-colorful";

/** A colour field's palette, in its own file: the library loads on opening. */
export default function ColorPicker({
  color,
  onChange,
}: {
  color: string;
  onChange: (color: string) => void;
}) {
  return <HexColorPicker color={color} onChange={onChange} />;
}
