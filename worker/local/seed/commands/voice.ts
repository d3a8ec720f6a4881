import type { CommandTables } from "./table.ts";

export const VOICE: CommandTables = {
  spotify: `
play | <title or link> | | p | Play a title or add it to the queue
playnext | <title or link> | | pn | Put a title at the front of the queue
queue | | | q | Show what comes next
skip | | | next | Skip the playing title
skipto | <number> | | | Jump to a place in the queue
previous | | | back | Play the title before
pause | | | | Pause the player
resume | | | unpause | Go on playing
stop | | | leave voice, dc | Stop and leave the channel
seek | <time> | | | Jump to a time in the title
replay | | | | Play the title from its start
volume | <percent> | | vol | Set the volume
loop | <off/track/queue> | | repeat | Repeat the title or the queue
shuffle | | | mix | Mix up the queue
remove | <number> | | rm | Remove a title from the queue
clearqueue | | | cq | Empty the queue
nowplaying | | | current | Show the playing title and how far it is
grab | | | save | Send yourself the playing title
autoplay | <on/off> | | | Go on with similar titles when the queue is empty
filter | <name/off> | donator | bassboost, nightcore | Change the sound
playlist create | <name> | | pl create | Make a playlist
playlist add | <name> [title or link] | | pl add | Add a title, or the playing one
playlist remove | <name> <number> | | pl remove | Remove a title
playlist load | <name> | | pl load | Add a saved playlist to the queue
playlist list | [member] | | playlists | List playlists
playlist delete | <name> | | pl delete | Delete a playlist
playlist import | <link> | | | Copy a playlist of Spotify, YouTube or SoundCloud
music dj | <role> | manage guild | dj | Reserve the player for a role
music channel | <channel> | manage guild | | Take music commands in one channel only
music stay | <on/off> | premium | 247 | Stay in the channel when nobody is listening`,
  voicemaster: `
voicemaster setup | | manage guild | vm setup | Create category, channel and panel
voicemaster reset | | manage guild | vm reset | Remove them again
voicemaster category | <category> | manage guild | | Open new channels in another category
voicemaster default name | <name> | manage guild | | Set the name new channels start with
voicemaster default limit | <number> | manage guild | | Set the limit new channels start with
voicemaster default bitrate | <kbps> | manage guild | | Set the bitrate new channels start with
voicemaster role | <role> | manage guild | | Give a role while somebody owns a channel
voicemaster panel | [channel] | manage guild | vm panel | Post the panel with the buttons
voicemaster rename | <name> | | vm rename | Rename your channel
voicemaster lock | | | vm lock | Close your channel
voicemaster unlock | | | vm unlock | Open your channel
voicemaster ghost | | | vm ghost, voicemaster hide | Hide your channel
voicemaster unghost | | | vm unghost, voicemaster reveal | Show your channel
voicemaster limit | <number> | | vm limit | Limit how many fit in
voicemaster bitrate | <kbps> | | vm bitrate | Change the sound quality
voicemaster permit | <member/role> | | vm permit | Let somebody into your closed channel
voicemaster reject | <member/role> | | vm reject | Keep somebody out of your channel
voicemaster kick | <member> | | vm kick | Send somebody out of your channel
voicemaster claim | | | vm claim | Take over an ownerless channel
voicemaster transfer | <member> | | vm transfer | Hand your channel over
voicemaster info | | | vm info | Show owner, limit and age of a channel`,
  voicetrack: `
voicetime | [member] | | vt | Show how long somebody was in voice
voicetime leaderboard | | | vt lb | Show who spends most time in voice
voicetime channel | <channel> | | vt channel | Show how long a channel was used
voicetime ignore | <channel> | manage guild | | Do not count a channel
voicetime reset | [member] | administrator | | Start over, for one member or all`,
  ticket: `
ticket setup | | manage guild | tickets setup | Create category, log channel and staff role
ticket panel | [channel] | manage guild | | Post the panel with the buttons
ticket message | <message> | manage guild | | Write what a new ticket says
ticket category add | <name> | manage guild | | Add a kind of ticket
ticket category remove | <name> | manage guild | | Remove a kind of ticket
ticket category list | | manage guild | ticket categories | List the kinds of tickets
ticket form add | <category> <question> | manage guild | | Add a question to the form
ticket form remove | <category> <number> | manage guild | | Remove a question
ticket staff add | <role> | manage guild | | Let a role answer tickets
ticket staff remove | <role> | manage guild | | Take that right away
ticket limit | <number> | manage guild | | Set how many tickets a member may have open
ticket logs | <channel> | manage guild | | Choose where transcripts are kept
ticket open | [category] | | new | Open a ticket without the panel
ticket add | <member> | ticket staff | | Let somebody else into the ticket
ticket remove | <member> | ticket staff | | Send somebody out of the ticket
ticket claim | | ticket staff | | Take a ticket
ticket unclaim | | ticket staff | | Give it back
ticket rename | <name> | ticket staff | | Rename the ticket's channel
ticket transcript | | ticket staff | | Save what was said so far
ticket close | [reason] | ticket staff | close | Close the ticket and save the transcript
ticket reopen | | ticket staff | | Open a closed ticket again
ticket blacklist | <member> | manage guild | | Keep a member from opening tickets
ticket stats | | manage guild | | Show how many tickets were opened and by whom they were answered`,
};
