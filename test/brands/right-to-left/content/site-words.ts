export const SITE_WORDS = {
  invite: "أضف إلى ديسكورد",
  login: "سجّل الدخول عبر ديسكورد",
  support: "انضم إلى خادم {product}",
  signInAgain: "سجّل الدخول من جديد",
  tryAgain: "أعد المحاولة",
  search: "انتقل إلى صفحة",
  copyright: (since: number) => `© ${since} {product}. جميع الحقوق محفوظة.`,
};
