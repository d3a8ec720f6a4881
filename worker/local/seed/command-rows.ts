/** Commands that pages and tests name: `name | arguments | permissions | aliases | description`. */
export const WRITTEN: Readonly<Record<string, string>> = {
  moderation: `
ban | <member> [delete days] [reason] | ban members | b, deport | Ban a member and delete their latest messages
unban | <user> [reason] | ban members | ub | Lift a ban
kick | <member> [reason] | kick members | k, boot | Kick a member from the server
mute | <member> [duration] [reason] | moderate members | m, silence | Keep a member from writing and speaking
unmute | <member> [reason] | moderate members | um | Let a muted member write again
jail | <member> [duration] [reason] | moderate members | arrest | Move a member to the jail channel and hide all others
unjail | <member> [reason] | moderate members | free, release | Give a jailed member their roles back
warn | <member> <reason> | moderate members | w | Warn a member
purge | <number> | manage messages | clear, c, prune | Delete the latest messages of a channel
purge bots | [number] | manage messages | bc, botclear | Delete messages of bots and the commands that called them
nickname | <member> [name] | manage nicknames | nick, setnick | Change or reset a nickname
strip | <member> | administrator | stripstaff | Take away every role with dangerous permissions
voicekick | <member> | move members | vkick, disconnect | Disconnect a member from voice`,
  antinuke: `
antinuke setup | | administrator | an setup | Switch antinuke on with safe defaults
antinuke status | | administrator | an status, antinuke settings | Show modules and thresholds`,
  automod: `
automod | | manage guild | am | Show the filters that are on
automod spam | <on/off> | manage guild | | Turn the spam filter on or off
automod links | <on/off> | manage guild | automod urls | Block links outside the allowed list
automod punishment | <action> [duration] | manage guild | automod punish | Choose what follows a strike
automod whitelist | <link/role/channel> | manage guild | automod allow, automod ignore | Let a link, role or channel pass`,
  utility: `
afk | [reason] | | | Tell people who mention you that you are away
remind | <time> <text> | | reminder, remindme | Get a reminder
createembed | <embed code> | manage messages | ce | Send an embed from its code
copyembed | <message> | manage messages | | Get the code of any embed
bumpreminder channel | <channel> | manage guild | bump channel | Choose the channel
bumpreminder role | <role> | manage guild | bump role | Choose who is called
bumpreminder reward | <coins> | manage guild | bump reward | Reward each bump
bumpreminder message | <message> | manage guild | bump message | Write the reminder yourself
bumpreminder leaderboard | | | bump leaderboard, bumps | Show who bumps most`,
  info: `
help | [command] | | h, commands | Show all commands or explain one
ping | | | latency | Show how fast the bot answers
shards | | | | Show the shards and which one serves this server
avatarhistory | [user] | | avh | Show earlier profile pictures
avatarhistory clear | | | avh clear | Delete your own picture history
permissions | [member] | | perms | List what somebody may do`,
  events: `
welcome test | [channel] | manage guild | welc test | Send it as if you had just joined`,
  role: `
role | <member> <role> | manage roles | r | Give a role, or take it if the member has it
buttonrole add | <message> <role> <label> [style] | manage roles | br add | Put a button under a message of the bot
buttonrole remove | <message> <role> | manage roles | br remove | Take a button away
reactionrole add | <message> <emoji> <role> | manage roles | rr add | Hand out a role by reaction
reactionrole remove | <message> <emoji> | manage roles | rr remove | Stop handing it out`,
  boosterrole: `
boosterrole setup | [role] | manage guild | brole setup | Switch vanity roles on
boosterrole color | <color> | booster | brole color | Choose the color of your role
boosterrole name | <name> | booster | brole name | Name your role
boosterrole icon | <emoji> | booster | brole icon | Give your role an icon
boosterrole share | <member> | booster | brole share | Share your role`,
  fun: `
8ball | <question> | | eightball | Ask the magic ball
ship | <member> [member] | | | See how well two people match
wouldyourather | | | wyr | Choose between two bad options`,
  giveaway: `
giveaway start | <duration> <winners> <prize> [flags] | manage guild | gw start, gstart | Start a giveaway. Flags are --level, --role, --age, --joined, --messages and --voice
giveaway end | [message] | manage guild | gw end, gend | End it now and draw
giveaway reroll | [message] | manage guild | gw reroll | Draw a new winner
giveaway edit | <message> <setting> <value> | manage guild | gw edit | Change prize, time or winners
giveaway list | | | giveaways | Show what is running
giveaway entries | <message> | manage guild | | List who takes part`,
  config: `
prefix | | | | Show the prefix of this server`,
  donor: `
premium | | | | Show the plan of this server and what it unlocks`,
  economy: `
balance | [member] | | bal, money | Show cash and card
work | | | job | Earn coins
daily | | | | Collect the reward of the day
transfer | <member> <amount> | | pay, send | Send coins, at most 10 Million a day
rob | <member> | | | Try to take somebody's cash
blackjack | <amount> | | bj | Play against the dealer
shop | | | | Look at the shop of this server
shop add | <role> <price> | manage guild | | Sell a role
shop item | <name> <price> | manage guild | | Sell an item
buy | <item> [number] | | shop buy | Buy something
inventory | [member] | | bag, items | Show what somebody owns
trade | <member> <item> <item/coins> | | | Offer a trade`,
  leveling: `
level | [member] | | lvl, rank | Show somebody's level card
leaderboard | | | lb, levels | Show who is ahead
leveling multiplier | <role/channel> <factor> | manage guild | leveling boost | Let a role or channel earn more
leveling rewards add | <level> <role> | manage guild | | Give a role at a level`,
  spotify: `
play | <title or link> | | p | Play a title or add it to the queue
queue | | | q | Show what comes next
skip | | | next | Skip the playing title
pause | | | | Pause the player
loop | <off/track/queue> | | repeat | Repeat the title or the queue
shuffle | | | mix | Mix up the queue
playlist load | <name> | | pl load | Add a saved playlist to the queue`,
  voicemaster: `
voicemaster setup | | manage guild | vm setup | Create category, channel and panel
voicemaster default name | <name> | manage guild | | Set the name new channels start with
voicemaster rename | <name> | | vm rename | Rename your channel
voicemaster lock | | | vm lock | Close your channel
voicemaster ghost | | | vm ghost, voicemaster hide | Hide your channel
voicemaster limit | <number> | | vm limit | Limit how many fit in
voicemaster permit | <member/role> | | vm permit | Let somebody into your closed channel
voicemaster reject | <member/role> | | vm reject | Keep somebody out of your channel
voicemaster claim | | | vm claim | Take over an ownerless channel`,
  ticket: `
ticket setup | | manage guild | tickets setup | Create category, log channel and staff role
ticket panel | [channel] | manage guild | | Post the panel with the buttons
ticket form add | <category> <question> | manage guild | | Add a question to the form
ticket add | <member> | ticket staff | | Let somebody else into the ticket
ticket claim | | ticket staff | | Take a ticket
ticket close | [reason] | ticket staff | close | Close the ticket and save the transcript`,
};

/** Commands of the bot's team, which the public list omits. */
export const STAFF: Readonly<Record<string, string>> = {
  supporter: `
lookup user | <user id> | supporter | lu | Show what the bot knows of a user: plan, blacklists, servers in common
lookup server | <server id> | supporter | ls | Show owner, members, plan and settings of a server`,
  moderator: `
blacklist user | <user id> [duration] <reason> | moderator | bl user | Bar a user from the bot
blacklist command | <user id> <command> [duration] <reason> | moderator | bl command | Bar a user from one command
unblacklist user | <user id> <reason> | moderator | ubl user | Lift the bar
economylogs | <user id> [action] | moderator | elogs | Show the transactions of a user`,
  manager: `
blacklist server | <server id> [duration] <reason> | manager | bl server | Bar a server from the bot and leave it
unblacklist server | <server id> <reason> | manager | ubl server | Lift the bar from a server
premium grant | <server id> [user id] | manager | | Give a server Premium`,
  developer: `
reload | <cog> | developer | rl | Load the code of a group of commands anew
traceback | <code> | developer | tb error | Show what went wrong behind an error code`,
  jishaku: `
jishaku | | bot owner | jsk | Show versions, memory and tasks
jishaku py | <code> | bot owner | jsk py | Run code
jishaku debug | <command> | bot owner | jsk dbg | Run a bot command and show its time or its error`,
};

/** Similar commands: `category | names | arguments | permissions | description`; {} is the name. */
export const ALIKE = `
roleplay | hug kiss pat slap cuddle poke tickle feed bite highfive wave dance stare punch greet thank | <member> | | Let the bot draw how you {} somebody
fun | cat dog duck fox meme joke fact riddle quote dare truth compliment | | | Get a {} that you have not had yet
fun | tictactoe connectfour hangman wordle typerace chess checkers | [member] | | Play {} against somebody or the bot
fun | uwuify reverse ascii leet zalgo spoiler | <text> | | Write a text as {}
social | github roblox steam snapchat soundcloud reddit | <username> | | Show a profile of {}
instagram | instagram | <username> | | Show a profile of {}
lastfm | topartists toptracks topalbums recent taste crowns chart whoknows | [member] | | Show {} of somebody's music profile
info | userinfo serverinfo roleinfo channelinfo inviteinfo botinfo emojiinfo | [name] | | Show everything public that {} is named after
info | avatar serveravatar banner servericon serverbanner splash | [user] | | Show the {} in full size
info | membercount boosters roles emojis bots uptime invite support | | | Show the {} of this server or of the bot
utility | weather define color timezone birthday calculate qr screenshot | <text> | | Answer with the {} of what you write
spotify | resume stop previous replay nowplaying grab clearqueue autoplay | | | Tell the player: {}
spotify | seek skipto remove filter | <value> | | Tell the player: {}, with a time, a place or a name
moderation | softban hackban massban hardmute imagemute reactmute voicemute deafen drag | <member> [reason] | moderate members | Use {} on a member
moderation | unlock hide unhide archive | [channel] | manage channels | Use {} on a channel
role | create delete rename hoist mentionable restore icon | <role> | manage roles | Use {} on a role
emoji | steal enlarge zip stickeradd stickerremove | <emoji> | manage emojis | Use {} on an emoji or sticker
selfbot | nitro hack fakeban typing ghostping | [member] | | Play the {} joke on somebody
economy | start weekly monthly crime beg fish mine hunt richest | | | Earn or compare coins: {}
economy | roulette gamble lottery scratch dice crash | <amount> | | Bet coins on {}
store | store plans addons redeem purchases balanceaddon votesaddon | | | Show {} and prices
instance | instancename instanceavatar instancebanner instancestatus instanceservers | [value] | instance owner | Show or change the {}
reseller | resellerstock resellergive resellerrevoke resellerhistory | [user] | reseller | Show or change: {}
vote | vote votereminder votestreak votetop | | | Show the {} of this month
donor | donator hardban autonuke perks | [value] | premium | Use {} as long as the plan lasts
`;

/** Setups: `category | name | subject | permissions | alias | argument | groups of steps`. */
export const SETUPS = `
antinuke | antinuke | antinuke modules | server owner | an | <module> | list switch guard
antinuke | antiraid | raid rules | administrator | | <number> <seconds> | switch post guard
auth | authorize | servers that this instance may serve | instance owner | auth | <server id> | list
whitelist | whitelist | members that antinuke leaves alone | server owner | wl | <member> | list guard
automod | automod | filters | manage guild | am | <filter> | list switch guard
automod | automod words | forbidden words | manage guild | filter | <word> | list
moderation | jail | jails | administrator | | <member> | switch post guard
moderation | warn punishment | punishments for warnings | manage guild | | <number> <action> | list
moderation | notes | notes on members | moderate members | note | <member> <note> | list
logging | logs | logged events | manage guild | log | <event> <channel> | list switch guard
utility | stickymessage | messages that stay at the bottom | manage messages | sticky | <channel> <message> | list
utility | highlight | words you watch for | | hl | <word> | list
utility | bumpreminder | bump reminders | manage guild | bump | <channel> | switch post guard
invoke | invoke | replies to moderation commands | manage guild | | <command> <message> | list post
paginate | paginate | pages of a message | manage messages | pg | <message> <embed code> | list
responders | autoresponder | automatic answers | manage guild | arp | <trigger>, <reply> | list guard
responders | autoreact | automatic reactions | manage guild | | <trigger> <emoji> | list guard
counters | counter | numbers in names of channels | manage guild | | <kind> <channel> | list switch
events | welcome | welcome messages | manage guild | welc | <channel> <message> | list post switch
events | leave | leave messages | manage guild | goodbye | <channel> <message> | list post switch
events | boost | boost messages | manage guild | | <channel> <message> | list post switch
events | pingonjoin | mentions of newcomers | manage guild | poj | <channel> | list
autopost | autopost | pictures posted by themselves | manage guild | autopfp | <kind> <channel> | list switch
webhooks | webhook | webhooks | manage webhooks | wh | <name> [channel] | list guard
role | buttonrole | role buttons | manage roles | br | <message> <role> | list guard
role | reactionrole | reaction roles | manage roles | rr | <message> <emoji> | list guard
autorole | autorole | roles that newcomers get | manage roles | ar | <role> | list switch
boosterrole | boosterrole | vanity roles | manage guild | brole | <role> | list switch guard
colorrole | colorrole | color roles | manage roles | cr | <color> <name> | list post
starboard | starboard | starred messages | manage guild | sb | <channel> | switch post guard
suggestion | suggestion | suggestions | manage guild | | <number> | list post guard
vanity | vanity | thanks for links in a status | manage guild | vr | <role> | switch post guard
confessions | confessions | confessions | manage guild | | <number> | list switch guard
emoji | emoji | emoji of this server | manage emojis | | <picture> <name> | list
giveaway | giveaway blacklist | members kept out of giveaways | manage guild | gw blacklist | <member> | list
config | fakepermissions | permissions only the bot knows | server owner | fp | <role> <permission> | list
config | alias | other names of commands | manage guild | | <alias> <command> | list
config | restrict | commands reserved for a role | manage guild | rc | <command> <role> | list guard
config | backup | saved servers | server owner | | <name> | list
invitetracker | invites | invites | manage guild | | <member> <number> | list switch post
tiktok | tiktok | new videos of creators | manage guild | tt | <username> <channel> | list post
twitch | twitch | streams that start | manage guild | | <username> <channel> | list post
twitter | twitter | new posts | manage guild | | <username> <channel> | list post
youtube | youtube | new videos and live streams | manage guild | yt | <channel name> <channel> | list post
leveling | leveling | levels | manage guild | | <level> | switch post guard
leveling | leveling rewards | rewards of levels | manage guild | | <level> <role> | list
leveling | leveling voice | levels for voice | manage guild | | <channel> | list switch
spotify | playlist | saved playlists | | pl | <name> | list
voicemaster | voicemaster | own voice channels | manage guild | vm | <category> | switch post guard
voicetrack | voicetime | time spent in voice | manage guild | vt | <channel> | list switch
ticket | ticket | tickets | manage guild | | <name> | switch post guard
ticket | ticket category | kinds of tickets | manage guild | | <name> | list
ticket | ticket staff | roles that answer tickets | manage guild | | <role> | list
`;

/** Each step's arguments and description, by group; {} is what is set up. */
export const STEPS: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  list: [
    ["add", "ARGUMENT", "Add to the {}"],
    ["remove", "FIRST", "Remove from the {}"],
    ["list", "", "List all {}"],
    ["clear", "", "Remove all {}"],
  ],
  post: [
    ["channel", "<channel>", "Choose the channel of the {}"],
    ["message", "<message>", "Write the message of the {}"],
    ["test", "", "Try the {} out on yourself"],
    ["color", "<color>", "Change the color of the {}"],
  ],
  switch: [
    ["enable", "", "Turn the {} on"],
    ["disable", "", "Turn the {} off and keep the settings"],
    ["settings", "", "Show the settings of the {}"],
    ["reset", "", "Go back to the usual settings of the {}"],
  ],
  guard: [
    ["ignore", "<role/channel>", "Leave a role or channel out of the {}"],
    ["limit", "<number>", "Limit the number of the {}"],
    ["logs", "<channel>", "Choose where the {} are logged"],
    ["role", "<role>", "Let a role look after the {}"],
  ],
};
