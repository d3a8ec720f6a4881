interface DeviceTextProps {
  phone: string;
  computer: string;
}

/** One of two texts, by what the reader points with. */
export function DeviceText({ phone, computer }: DeviceTextProps) {
  return (
    <>
      <span className="for-phones">{phone}</span>
      <span className="for-computers">{computer}</span>
    </>
  );
}
