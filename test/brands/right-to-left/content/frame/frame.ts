export const FRAME = {
  skip: "انتقل إلى المحتوى",
  home: "الصفحة الرئيسية",
  mainMenu: "القائمة الرئيسية",
  openMenu: "افتح القائمة",
  closeMenu: "أغلق القائمة",
  menuTitle: "القائمة",
  toTop: "إلى الأعلى",
  footer: "معلومات قانونية",
  goHome: "الصفحة الرئيسية",
  missing: "404 الصفحة غير موجودة",
  copied: "تم النسخ إلى الحافظة",
};
