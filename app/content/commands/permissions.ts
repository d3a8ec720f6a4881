export interface PlatformPermission {
  /** In the platform's API. */
  flag: string;
  /** In a permission integer. */
  bit: number;
  name: string;
  /** Bots' other words for it, in lower case. */
  also: readonly string[];
}

/** All permissions of the platform, the most used first. A test compares them with its API. */
export const PLATFORM_PERMISSIONS: readonly PlatformPermission[] = [
  { flag: "Administrator", bit: 3, name: "Administrator", also: ["admin"] },
  { flag: "ManageGuild", bit: 5, name: "Manage Server", also: ["manage guild"] },
  { flag: "ManageRoles", bit: 28, name: "Manage Roles", also: ["manage permissions"] },
  { flag: "ManageChannels", bit: 4, name: "Manage Channels", also: ["manage channel"] },
  { flag: "ManageMessages", bit: 13, name: "Manage Messages", also: [] },
  { flag: "ModerateMembers", bit: 40, name: "Timeout Members", also: ["moderate members"] },
  { flag: "KickMembers", bit: 1, name: "Kick Members", also: [] },
  { flag: "BanMembers", bit: 2, name: "Ban Members", also: [] },
  { flag: "ManageNicknames", bit: 27, name: "Manage Nicknames", also: [] },
  {
    flag: "ManageGuildExpressions",
    bit: 30,
    name: "Manage Expressions",
    also: ["manage emojis", "manage emojis and stickers", "manage guild expressions"],
  },
  { flag: "CreateGuildExpressions", bit: 43, name: "Create Expressions", also: [] },
  { flag: "ManageWebhooks", bit: 29, name: "Manage Webhooks", also: [] },
  { flag: "ManageThreads", bit: 34, name: "Manage Threads", also: [] },
  { flag: "ManageEvents", bit: 33, name: "Manage Events", also: [] },
  { flag: "CreateEvents", bit: 44, name: "Create Events", also: [] },
  { flag: "ViewAuditLog", bit: 7, name: "View Audit Log", also: [] },
  { flag: "MentionEveryone", bit: 17, name: "Mention Everyone", also: [] },
  { flag: "PinMessages", bit: 51, name: "Pin Messages", also: [] },
  { flag: "BypassSlowmode", bit: 52, name: "Bypass Slowmode", also: [] },
  { flag: "MuteMembers", bit: 22, name: "Mute Members", also: [] },
  { flag: "DeafenMembers", bit: 23, name: "Deafen Members", also: [] },
  { flag: "MoveMembers", bit: 24, name: "Move Members", also: [] },
  { flag: "PrioritySpeaker", bit: 8, name: "Priority Speaker", also: [] },
  { flag: "ViewChannel", bit: 10, name: "View Channels", also: ["view channel", "read messages"] },
  { flag: "SendMessages", bit: 11, name: "Send Messages", also: [] },
  { flag: "SendMessagesInThreads", bit: 38, name: "Send Messages in Threads", also: [] },
  { flag: "CreatePublicThreads", bit: 35, name: "Create Public Threads", also: [] },
  { flag: "CreatePrivateThreads", bit: 36, name: "Create Private Threads", also: [] },
  { flag: "EmbedLinks", bit: 14, name: "Embed Links", also: [] },
  { flag: "AttachFiles", bit: 15, name: "Attach Files", also: [] },
  { flag: "AddReactions", bit: 6, name: "Add Reactions", also: [] },
  {
    flag: "UseExternalEmojis",
    bit: 18,
    name: "Use External Emojis",
    also: ["external emojis"],
  },
  {
    flag: "UseExternalStickers",
    bit: 37,
    name: "Use External Stickers",
    also: ["external stickers"],
  },
  { flag: "ReadMessageHistory", bit: 16, name: "Read Message History", also: [] },
  { flag: "SendTTSMessages", bit: 12, name: "Send TTS Messages", also: [] },
  { flag: "SendVoiceMessages", bit: 46, name: "Send Voice Messages", also: [] },
  { flag: "SendPolls", bit: 49, name: "Send Polls", also: ["create polls"] },
  {
    flag: "UseApplicationCommands",
    bit: 31,
    name: "Use Application Commands",
    also: ["use slash commands"],
  },
  { flag: "UseExternalApps", bit: 50, name: "Use External Apps", also: [] },
  {
    flag: "UseEmbeddedActivities",
    bit: 39,
    name: "Use Activities",
    also: ["use embedded activities"],
  },
  { flag: "Connect", bit: 20, name: "Connect", also: [] },
  { flag: "Speak", bit: 21, name: "Speak", also: [] },
  { flag: "Stream", bit: 9, name: "Video", also: ["stream"] },
  { flag: "UseVAD", bit: 25, name: "Use Voice Activity", also: ["use voice activation"] },
  { flag: "UseSoundboard", bit: 42, name: "Use Soundboard", also: [] },
  { flag: "UseExternalSounds", bit: 45, name: "Use External Sounds", also: [] },
  { flag: "RequestToSpeak", bit: 32, name: "Request to Speak", also: [] },
  { flag: "SetVoiceChannelStatus", bit: 48, name: "Set Voice Channel Status", also: [] },
  { flag: "CreateInstantInvite", bit: 0, name: "Create Invite", also: ["create instant invite"] },
  { flag: "ChangeNickname", bit: 26, name: "Change Nickname", also: [] },
  { flag: "ViewGuildInsights", bit: 19, name: "View Server Insights", also: [] },
  {
    flag: "ViewCreatorMonetizationAnalytics",
    bit: 41,
    name: "View Creator Monetization Analytics",
    also: [],
  },
];
