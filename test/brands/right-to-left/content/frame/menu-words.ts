export const MENU = {
  features: "الميزات",
  information: "معلومات",
  navigation: "التنقل",
  embed: { title: "محرر التضمين", description: "اكتب رسالة مضمّنة وشاهدها تتكوّن" },
  templates: { title: "قوالب التضمين", description: "رسائل جاهزة للإشراف" },
  team: { title: "الفريق", description: "الأشخاص وراء البوت" },
  feedback: { title: "آراء المجتمعات", description: "ما تقوله المجتمعات عن البوت" },
  premium: { title: "بريميوم", description: "الباقات والإضافات" },
  contact: { title: "اتصل بنا", description: "راسل فريق الدعم" },
  avatars: { title: "سجل الصور", description: "صور الملفات الشخصية عبر الزمن" },
  commands: { title: "الأوامر", description: "كل الأوامر مع صلاحياتها" },
  status: { title: "الحالة", description: "زمن الاستجابة والخوادم والأجزاء الآن" },
};
