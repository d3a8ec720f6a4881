import type { CommandTables } from "./table.ts";

export const ROLES: CommandTables = {
  role: `
role | <member> <role> | manage roles | r | Give a role, or take it if the member has it
role add | <member> <role> | manage roles | giverole | Give a member a role
role remove | <member> <role> | manage roles | takerole | Take a role from a member
role create | <name> [color] | manage roles | makerole | Create a role
role delete | <role> | manage roles | | Delete a role
role rename | <role> <name> | manage roles | | Rename a role
role color | <role> <color> | manage roles | | Change the color of a role
role icon | <role> <emoji> | manage roles | | Give a role an icon
role hoist | <role> | manage roles | | Show a role apart in the member list, or stop that
role mentionable | <role> | manage roles | | Let everybody mention a role, or stop that
role all | <role> | administrator | roleall | Give a role to everyone
role humans | <role> | administrator | | Give a role to everyone who is not a bot
role bots | <role> | administrator | | Give a role to every bot
role cancel | | administrator | | Stop handing out a role to everyone
role restore | <member> | manage roles | | Give a member back the roles they left with
buttonrole add | <message> <role> <label> [style] | manage roles | br add | Put a button under a message of the bot
buttonrole remove | <message> <role> | manage roles | br remove | Take a button away
buttonrole list | | manage roles | br list | Show all panels of the server
buttonrole clear | <message> | manage roles | br clear | Take every button off a message
buttonrole limit | <message> <number> | manage roles | | Set how many roles of a panel a member may hold
reactionrole add | <message> <emoji> <role> | manage roles | rr add | Hand out a role by reaction
reactionrole remove | <message> <emoji> | manage roles | rr remove | Stop handing it out
reactionrole list | | manage roles | rr list | List all reaction roles
reactionrole clear | | manage roles | rr clear | Remove all reaction roles`,
  autorole: `
autorole add | <role> | manage roles | ar add | Give a role to everyone who joins
autorole remove | <role> | manage roles | ar remove | Stop giving it
autorole list | | manage roles | ar list | List the roles given on join
autorole bots | <role> | manage roles | | Give a role to bots that are added
autorole delay | <seconds> | manage roles | | Wait before the roles are given`,
  boosterrole: `
boosterrole setup | [role] | manage guild | brole setup | Switch vanity roles on
boosterrole reset | | manage guild | | Switch vanity roles off and delete them
boosterrole | <color> [name] | booster | brole | Make your own role
boosterrole color | <color> | booster | brole color | Choose the color of your role
boosterrole name | <name> | booster | brole name | Name your role
boosterrole icon | <emoji> | booster | brole icon | Give your role an icon
boosterrole share | <member> | booster | brole share | Share your role
boosterrole unshare | <member> | booster | | Take your role back from somebody
boosterrole delete | | booster | | Delete your role
boosterrole list | | | brole list | List the roles of all boosters
boosterrole base | <role> | manage guild | | Keep new vanity roles above this role
boosterrole award | <role> | manage guild | | Give every booster this role as well`,
  colorrole: `
colorrole | <color> | | colour, cr | Wear a color
colorrole setup | | manage roles | | Create the usual set of color roles
colorrole add | <color> <name> | manage roles | | Offer another color
colorrole remove | <name> | manage roles | | Take a color away
colorrole list | | | colors | Show the colors on offer
colorrole panel | [channel] | manage roles | | Post a menu to choose a color from`,
  starboard: `
starboard channel | <channel> | manage guild | sb channel | Choose where starred messages go
starboard threshold | <number> | manage guild | | Set how many stars it takes
starboard emoji | <emoji> | manage guild | | Use another emoji as star
starboard selfstar | <on/off> | manage guild | | Let members star their own messages
starboard ignore | <channel> | manage guild | | Leave a channel out
starboard lock | | manage guild | | Stop counting stars for now
starboard unlock | | manage guild | | Count stars again
starboard top | [member] | | stars | Show the most starred messages`,
  suggestion: `
suggest | <suggestion> | | | Make a suggestion
suggestion channel | <channel> | manage guild | | Choose where suggestions go
suggestion accept | <number> [reason] | manage guild | | Accept a suggestion
suggestion deny | <number> [reason] | manage guild | | Deny a suggestion
suggestion consider | <number> [reason] | manage guild | | Mark a suggestion as being considered
suggestion blacklist | <member> | manage guild | | Keep a member from making suggestions
suggestion thread | <on/off> | manage guild | | Open a thread under each suggestion`,
  vanity: `
vanity role | <role> | manage guild | vr | Give a role to members who wear the server's link in their status
vanity channel | <channel> | manage guild | | Choose where they are thanked
vanity message | <message> | manage guild | | Write the thank-you message
vanity set | <link> | administrator | | Set the text to look for, such as /boathouse
vanity check | | manage guild | | Look through all members now
vanity reset | | manage guild | | Switch vanity roles by status off
vanity logs | <channel> | manage guild | | Log who puts the link up and who takes it down`,
};
