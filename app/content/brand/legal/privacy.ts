import type { Brand } from "../../brand-schema.ts";
import { list, text } from "../../legal/blocks.ts";

export const privacy: Brand["legal"][number] = {
  path: "/privacy",
  language: "en",
  title: "Privacy",
  footer: "Privacy",
  description:
    "What {product} stores about you, for how long, which cookies it sets and how to have data deleted.",
  lead: "You can read every public page without an account and without a cookie. This page says what is stored when you sign in, what the bot stores, and how to have it deleted.",
  changed: "2026-11-22",
  sections: [
    {
      id: "sign-in",
      title: "When you sign in",
      blocks: [
        text(
          "Signing in is optional. Discord asks you first and then tells us who you are. We ask for the scope identify and nothing else: no email address, no list of servers, no messages.",
        ),
        text("We keep three things in a session record:"),
        list("your user id,", "your username,", "the name of your avatar picture."),
        text(
          "The record is deleted when you sign out, and after {sessionDays} days at the latest. The access token from Discord is used once to read your profile, then revoked. We do not store it.",
        ),
      ],
    },
    {
      id: "cookies",
      title: "Cookies and browser storage",
      blocks: [
        text(
          "There are no cookies for advertising or statistics. These exist, the first four only for people who sign in, the others only for those who have a channel follow the status:",
        ),
        {
          kind: "table",
          label: "Cookies",
          columns: ["Cookie", "Purpose", "Lifetime"],
          rows: [
            [
              "__Host-session",
              "Finds your session record. Signed, not readable by scripts.",
              "{sessionDays} days",
            ],
            [
              "__Host-oauth",
              "Links the answer from Discord to the sign-in you started. Signed, used once.",
              "{signInMinutes} minutes",
            ],
            [
              "__Host-hint",
              "Holds the value 1, so that the page knows it should ask who you are.",
              "As long as the session",
            ],
            [
              "__Host-servers",
              "Links the answer from Discord to your wish to see your servers. Signed, used once.",
              "{signInMinutes} minutes",
            ],
            [
              "__Host-follow",
              "Links the answer from Discord to the channel you chose. Signed, used once.",
              "{signInMinutes} minutes",
            ],
            [
              "__Host-follower",
              "Lets you send a test message to that channel. Signed, not readable by scripts.",
              "1 hour",
            ],
          ],
        },
        text(
          "Your browser also remembers, on your device only: whether you were signed in (auth-storage), the command prefix you chose, that you closed the offer of another language, drafts of the Embed Builder, and an appeal until you send it or log out. None of these is sent to us before you do.",
        ),
      ],
    },
    {
      id: "avatar-history",
      title: "Avatar history",
      blocks: [
        text(
          "The bot remembers profile pictures it has seen: your user id, the picture's file and the time. They are shown on the Avatar History pages, which ask search engines not to list them.",
        ),
        text(
          "You can hide your history yourself, and show it again: sign in, open your own page of the Avatar History and choose there. It disappears from the website at once, in far places within a minute. For that we remember your user id until you show your history again.",
        ),
        text(
          "To have the history itself deleted, or a history reported that is not yours, write to us. You need no reason.",
        ),
      ],
      see: [
        { path: "/avatars", title: "Avatar History" },
        { path: "/contact", title: "Contact Support" },
      ],
    },
    {
      id: "team",
      title: "When our team looks you up",
      blocks: [
        text(
          "Members of our team can see what the bot stores about you: bans from commands and their reasons, and your economy transactions. So that nobody looks without cause, we keep a record of each look-up: which member of the team, what kind of data, how many entries, and when.",
        ),
        text(
          "Your id is not written into that record. It holds a code made from your id, by which we can find the look-ups of a known id. Each entry is deleted after {auditDays} days. Ask us if you want to know who looked you up.",
        ),
      ],
    },
    {
      id: "bot-data",
      title: "What the bot stores",
      blocks: [
        list(
          "Settings of servers, such as filters, welcome messages and reward roles, together with the ids of channels and roles.",
          "Levels, coins, inventories and economy transactions, together with your user id.",
          "Transcripts of tickets, in the channel the server has chosen for them.",
          "Blacklist entries: the user or server id, the reason, who made the entry, when and for how long.",
          "Feedback you gave and we approved, together with your user id.",
        ),
        text(
          "Economy transactions and blacklist entries can be read by members of our team who are signed in, and by nobody else.",
        ),
      ],
    },
    {
      id: "me",
      title: "What you can see and do yourself",
      blocks: [
        text(
          "Signed in, you can look at what the bot and this website keep about you, download it as a file, and see what you're blocked from, since when and until when. We ask the bot only when you press a button and keep nothing of its answer. For two hours we count how often you looked, so that nobody overloads the bot.",
        ),
        text(
          "We keep your appeals and deletion requests with your user id for {appealDays} days after they close, for our team and for you alone. Those pages never say which member of the team answered, gave a sanction or looked you up.",
        ),
      ],
    },
    {
      id: "following",
      title: "When a channel follows the status",
      blocks: [
        text(
          "If you manage a server, you can have incidents posted into one of its channels. Discord asks first and then gives us a webhook for that channel. We keep its id and, encrypted, its token, together with the ids of channel and server and what we post. We do not learn who chose the channel.",
        ),
        text(
          "All of it is deleted when somebody uses a message's Unfollow button, or deletes the webhook in Discord. For a week we keep which message went where, so that we send none twice.",
        ),
      ],
      see: [{ path: "/status", title: "Status" }],
    },
    {
      id: "visits",
      title: "When you visit",
      blocks: [
        text(
          "The website is delivered by Cloudflare, which sees your IP address as every host does. We use the address to stop abuse, for moments, and do not store it with your account.",
        ),
        text(
          "Profile data we look up to show names and pictures, for instance on the team and feedback pages, stays with us for up to {profileHours} hours.",
        ),
        text(
          "Messages you write with the contact form leave through your own mail program. The form itself sends nothing.",
        ),
      ],
    },
    {
      id: "your-rights",
      title: "Deletion and other requests",
      blocks: [
        text(
          "You can ask what we store about you, have it corrected and have it deleted. Write to us from the contact page and name your user id. We answer within {hours} hours, in English or German.",
        ),
        text(
          "Blacklist entries that are still in force are kept until they end, because they protect others.",
        ),
      ],
      see: [{ path: "/contact", title: "Contact Support" }],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        text(
          "If we store something new or keep something longer, this page changes first. The date at the top says when it last did.",
        ),
      ],
    },
  ],
};
