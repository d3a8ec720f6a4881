export const said = (error: string) =>
  /sign in again/i.test(error) ? "مضى وقت طويل على تسجيل الدخول" : error;
