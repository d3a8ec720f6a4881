import type { CommandTables } from "./table.ts";

export const FUN: CommandTables = {
  confessions: `
confess | <text> | | | Confess something without your name
confessions channel | <channel> | manage guild | | Choose where confessions go
confessions reply | <number> <text> | | | Answer a confession without your name
confessions mute | <number> | manage messages | | Keep the author of a confession from writing more
confessions unmute | <number> | manage messages | | Let them write again
confessions report | <number> | | | Report a confession to the moderators
confessions reset | | manage guild | | Switch confessions off`,
  emoji: `
steal | <emoji> [name] | manage emojis | addemoji, copyemoji | Add an emoji of another server
emoji add | <picture> <name> | manage emojis | | Make an emoji from a picture
emoji remove | <emoji> | manage emojis | emoji delete | Delete an emoji
emoji rename | <emoji> <name> | manage emojis | | Rename an emoji
emoji info | <emoji> | | | Show who added an emoji and when
emoji stats | | | | Show the most used emoji
enlarge | <emoji> | | jumbo, e | Show an emoji in full size
sticker add | <picture> <name> | manage emojis | | Make a sticker from a picture
sticker steal | <message> [name] | manage emojis | | Add a sticker of another server
sticker remove | <sticker> | manage emojis | | Delete a sticker
emoji zip | | manage emojis | | Get all emoji of the server as an archive`,
  fun: `
8ball | <question> | | eightball | Ask the magic ball
coin | | | flip | Flip a coin without a stake
roll | [dice] | | dice | Roll dice, such as 2d6
choose | <choices> | | pick | Let the bot decide
rps | <member> | | rockpaperscissors | Play rock, paper, scissors
tictactoe | <member> | | ttt | Play noughts and crosses
connectfour | <member> | | c4 | Play four in a row
blacktea | | | | Find words with three given letters before time runs out
trivia | [topic] | | quiz | Answer a question against the clock
hangman | | | | Guess a word letter by letter
wordle | | | | Guess a five-letter word in six tries
akinator | | | | Think of somebody and let the bot guess
typerace | | | type | See who types a sentence fastest
ship | <member> [member] | | | See how well two people match
howcute | [member] | | | Measure cuteness with no science at all
iq | [member] | | | Measure wits with no science at all
uwuify | <text> | | uwu | Wewrite a text
reverse | <text> | | | Turn a text around
mock | <text> | | | WrItE lIkE tHiS
ascii | <text> | | | Write a text in big letters
fact | | | | Learn something useless
joke | | | | Hear a joke
quote | [message] | | | Put a message on a picture
meme | | | | Get a picture somebody found funny
cat | | | meow | Get a cat
dog | | | woof | Get a dog
duck | | | | Get a duck
pack | <member> | | | Send a friendly insult
truth | | | | Get a question to answer honestly
dare | | | | Get something to do
wouldyourather | | | wyr | Choose between two bad options
firstword | <seconds> | | | Start a race for the next message`,
  giveaway: `
giveaway start | <duration> <winners> <prize> [flags] | manage guild | gw start, gstart | Start a giveaway. Flags are --level, --role, --age, --joined, --messages and --voice
giveaway end | [message] | manage guild | gw end, gend | End it now and draw
giveaway reroll | [message] | manage guild | gw reroll | Draw a new winner
giveaway edit | <message> <setting> <value> | manage guild | gw edit | Change prize, time or winners
giveaway list | | | giveaways | Show what is running
giveaway cancel | <message> | manage guild | gw cancel | Stop a giveaway without a winner
giveaway entries | <message> | manage guild | | List who takes part
giveaway blacklist | <member> | manage guild | | Keep a member out of giveaways
giveaway ping | <role> | manage guild | | Mention a role when a giveaway starts`,
  selfbot: `
nitro | | | | Post a gift that opens into a surprise
hack | <member> | | | Pretend to take over an account
fakeban | <member> | | | Pretend to ban somebody
typing | [seconds] | manage messages | | Show the bot typing for a while
ghostping | <member> | administrator | | Mention somebody and delete it at once`,
  lastfm: `
lastfm set | <username> | | fm set | Connect your profile
lastfm | [member] | | np, fm | Show what somebody is listening to
lastfm topartists | [period] | | fm ta | Show your most played artists
lastfm toptracks | [period] | | fm tt | Show your most played tracks
lastfm topalbums | [period] | | fm tal | Show your most played albums
lastfm plays | <artist> | | fm plays | Count how often you played an artist
lastfm whoknows | <artist> | | wk | See who in the server plays an artist
lastfm globalwhoknows | <artist> | | gwk | See who anywhere plays an artist
lastfm crowns | [member] | | crowns | Show the artists somebody plays most of all
lastfm taste | <member> | | fm taste | Compare what you both play
lastfm chart | [size] [period] | | fm chart | Put album covers on a picture
lastfm recent | [member] | | fm recent | Show the latest tracks
lastfm cover | [album] | | fm cover | Show an album cover
lastfm lyrics | [track] | | lyrics | Show the words of a track
lastfm mode | <embed code> | | fm mode | Change how your track is shown
lastfm reactions | <emoji> <emoji> | | fm reactions | Change the reactions under your track`,
  roleplay: `
hug | <member> | | | Hug somebody
kiss | <member> | | | Kiss somebody
pat | <member> | | headpat | Pat somebody's head
slap | <member> | | | Slap somebody
cuddle | <member> | | | Cuddle somebody
poke | <member> | | boop | Poke somebody
tickle | <member> | | | Tickle somebody
feed | <member> | | | Share your food
bite | <member> | | nom | Bite somebody
highfive | <member> | | hf | Give somebody five
handhold | <member> | | | Take somebody's hand
wave | [member] | | | Wave at somebody
dance | [member] | | | Dance, alone or with somebody
cry | | | sob | Cry a little
blush | | | | Turn red
laugh | [member] | | lol | Laugh, perhaps at somebody
pout | [member] | | | Make a face about it
shrug | | | | Shrug it off
sleep | | | | Go to sleep
smile | [member] | | | Smile at somebody
stare | <member> | | | Stare at somebody
punch | <member> | | | Punch somebody
marry | <member> | | propose | Ask for somebody's hand
divorce | | | | End your marriage
marriage | [member] | | spouse | Show who is married to whom`,
};
