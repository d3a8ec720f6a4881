import type { CommandTables } from "./table.ts";

export const UTILITY: CommandTables = {
  utility: `
afk | [reason] | | | Tell people who mention you that you are away
remind | <time> <text> | | reminder, remindme | Get a reminder
reminders | | | | List your reminders
reminders delete | <number> | | | Delete a reminder
snipe | [number] | | s | Show the latest deleted message of the channel
editsnipe | [number] | | es | Show what a message said before it was edited
reactionsnipe | | | rs | Show the latest removed reaction
clearsnipe | | manage messages | cs | Forget deleted messages of the channel
createembed | <embed code> | manage messages | ce | Send an embed from its code
editembed | <message> <embed code> | manage messages | ee | Replace an embed of the bot
copyembed | <message> | manage messages | | Get the code of any embed
translate | <language> <text> | | tr | Translate a text
define | <word> | | dictionary | Look a word up
weather | <place> | | | Show the weather of a place
timezone | [member] | | tz | Show what time it is for somebody
timezone set | <place> | | tz set | Set your own time zone
birthday | [member] | | bday | Show a birthday
birthday set | <date> | | bday set | Save your birthday
birthday channel | <channel> | manage guild | | Choose where birthdays are announced
poll | <question> <answers> | | | Ask a question with up to ten answers
quickpoll | <question> | | yesno | Ask a yes-or-no question
calculate | <expression> | | calc, math | Work something out
color | <color> | | hex | Show a color and its values
qr | <text> | | | Make a QR code
highlight add | <word> | | hl add | Get a message when somebody says a word
highlight remove | <word> | | hl remove | Stop watching for a word
highlight list | | | hl list | List the words you watch for
bumpreminder channel | <channel> | manage guild | bump channel | Choose the channel
bumpreminder role | <role> | manage guild | bump role | Choose who is called
bumpreminder reward | <coins> | manage guild | bump reward | Reward each bump
bumpreminder message | <message> | manage guild | bump message | Write the reminder yourself
bumpreminder leaderboard | | | bump leaderboard, bumps | Show who bumps most
bumpreminder autolock | <on/off> | manage guild | | Lock the channel until the next bump is due
stickymessage add | <channel> <message> | manage messages | sticky add | Keep a message at the bottom of a channel
stickymessage remove | <channel> | manage messages | sticky remove | Let go of it
pin | [message] | manage messages | | Pin a message
unpin | [message] | manage messages | | Unpin a message
firstmessage | [channel] | | first | Link to the first message of a channel
screenshot | <address> | | ss | Take a picture of a web page`,
  info: `
help | [command] | | h, commands | Show all commands or explain one
ping | | | latency | Show how fast the bot answers
botinfo | | | about, bi | Show servers, users and uptime
uptime | | | | Show how long the bot has been running
shards | | | | Show the shards and which one serves this server
userinfo | [user] | | ui, whois | Show everything public about somebody
serverinfo | | | si, guildinfo | Show everything public about this server
avatar | [user] | | av, pfp | Show a profile picture
serveravatar | [member] | | sav | Show the picture somebody uses in this server
banner | [user] | | | Show a profile banner
avatarhistory | [user] | | avh | Show earlier profile pictures
avatarhistory clear | | | avh clear | Delete your own picture history
names | [user] | | namehistory | Show earlier names
names clear | | | | Delete your own name history
roleinfo | <role> | | ri | Show members, color and permissions of a role
channelinfo | [channel] | | ci | Show topic, age and slowmode of a channel
inviteinfo | <invite> | | ii | Show where an invite leads
membercount | | | mc | Count members, people and bots
inrole | <role> | | | List who holds a role
boosters | | | | List who boosts the server and since when
roles | | | | List all roles
emojis | | | | List all emoji of the server
bots | | | | List all bots of the server
servericon | | | icon | Show the server's picture
serverbanner | | | sbanner | Show the server's banner
splash | | | | Show the server's invite background
permissions | [member] | | perms | List what somebody may do
invite | | | inv | Get the link that adds the bot
support | | | | Get the link to the support server`,
  invoke: `
invoke message | <command> <message> | manage guild | | Write what the bot replies after a moderation command
invoke dm | <command> <message> | manage guild | | Write what the punished member reads in private
invoke view | <command> | manage guild | | Show the messages of a command
invoke test | <command> | manage guild | | Send the messages of a command to yourself
invoke reset | <command> | manage guild | | Go back to the usual messages
invoke variables | | | | List what can be filled in`,
  paginate: `
paginate add | <message> <embed code> | manage messages | pg add | Add a page to a message of the bot
paginate remove | <message> <page> | manage messages | pg remove | Remove a page
paginate edit | <message> <page> <embed code> | manage messages | pg edit | Replace a page
paginate list | | manage messages | pg list | List messages with pages
paginate delete | <message> | manage messages | pg delete | Take the pages away
paginate reset | | manage guild | | Take the pages away from all messages`,
  responders: `
autoresponder add | <trigger>, <reply> | manage guild | arp add | Answer a word or phrase by itself
autoresponder remove | <trigger> | manage guild | arp remove | Stop answering it
autoresponder list | | manage guild | arp list | List all triggers
autoresponder exclusive | <trigger> <role/channel> | manage guild | | Answer only some roles or channels
autoreact add | <trigger> <emoji> | manage guild | | React to a word by itself
autoreact remove | <trigger> | manage guild | | Stop reacting to it
autoreact list | | manage guild | | List all reactions
autoreact channel | <channel> <emoji> | manage guild | | React to every message of a channel`,
  counters: `
counter add | <kind> <channel> | manage guild | | Show a number in a channel's name
counter remove | <channel> | manage guild | | Stop counting
counter list | | manage guild | counters | List all counters
counter kinds | | | | Show what can be counted: members, bots, boosts, roles
counter refresh | | manage guild | | Bring all counters up to date`,
  events: `
welcome add | <channel> <message> | manage guild | welc add | Set the welcome message of a channel
welcome test | [channel] | manage guild | welc test | Send it as if you had just joined
welcome remove | <channel> | manage guild | welc remove | Remove the message of a channel
welcome list | | manage guild | welc list | List all welcome messages
welcome variables | | | | List what can be filled in
leave add | <channel> <message> | manage guild | goodbye add | Set the leave message of a channel
leave test | [channel] | manage guild | | Send it as if you had just left
leave remove | <channel> | manage guild | | Remove the message of a channel
boost add | <channel> <message> | manage guild | | Set the boost message of a channel
boost test | [channel] | manage guild | | Send it as if you had just boosted
boost remove | <channel> | manage guild | | Remove the message of a channel
joindm | <message> | manage guild | | Write to everyone who joins in private
pingonjoin add | <channel> | manage guild | poj add | Mention newcomers in a channel for a second
pingonjoin remove | <channel> | manage guild | poj remove | Stop mentioning them`,
  autopost: `
autopost add | <kind> <channel> | manage guild | autopfp | Post profile pictures of a kind every few minutes
autopost remove | <channel> | manage guild | | Stop posting
autopost list | | manage guild | | List what is posted where
autopost interval | <channel> <minutes> | manage guild | | Set how often
autopost kinds | | | | Show the kinds there are: cats, skies, anime, banners`,
  vote: `
vote | | | | Get the link to vote for the bot
vote reminder | <on/off> | | | Get a message when you can vote again
vote streak | [user] | | votes | Show how often somebody voted
vote top | | | | Show who votes most`,
  webhooks: `
webhook create | <name> [channel] | manage webhooks | wh create | Create a webhook
webhook delete | <id> | manage webhooks | wh delete | Delete a webhook
webhook list | | manage webhooks | wh list | List the webhooks of the server
webhook send | <id> <embed code> | manage webhooks | wh send | Send a message through a webhook
webhook edit | <message> <embed code> | manage webhooks | wh edit | Edit a message of a webhook
webhook lock | <id> | administrator | wh lock | Keep others from using a webhook`,
};
