interface DeviceTextProps {
  phone: string;
  computer: string;
}

/** One of two texts: for touch or for a pointer. */
export function DeviceText({ phone, computer }: DeviceTextProps) {
  return (
    <>
      <span className="for-phones">{phone}</span>
      <span className="for-computers">{computer}</span>
    </>
  );
}
