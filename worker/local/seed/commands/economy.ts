import type { CommandTables } from "./table.ts";

export const ECONOMY: CommandTables = {
  economy: `
start | | | open | Open an account and get your first coins
balance | [member] | | bal, money | Show cash and card
work | | | job | Earn coins
daily | | | | Collect the reward of the day
weekly | | | | Collect the reward of the week
monthly | | | | Collect the reward of the month
deposit | <amount/all> | | dep | Put cash on your card
withdraw | <amount/all> | | with | Take cash from your card
transfer | <member> <amount> | | pay, send | Send coins, at most 10 Million a day
rob | <member> | | | Try to take somebody's cash
crime | | | | Try something risky for coins
beg | | | | Ask strangers for coins
fish | | | | Cast a line and sell the catch
mine | | | dig | Dig for ore and sell it
hunt | | | | Go hunting and sell what you bring home
coinflip | <heads/tails> <amount> | | cf | Bet on a coin
slots | <amount> | | | Pull the lever
blackjack | <amount> | | bj | Play against the dealer
roulette | <color/number> <amount> | | | Bet on the wheel
gamble | <amount> | | bet | Roll against the bot
lottery | [tickets] | | lotto | Buy tickets for the evening draw
scratch | <amount> | | | Scratch a card
shop | | | | Look at the shop of this server
shop add | <role> <price> | manage guild | | Sell a role
shop item | <name> <price> | manage guild | | Sell an item
shop remove | <item> | manage guild | | Take something out of the shop
shop edit | <item> <price> | manage guild | | Change a price
buy | <item> [number] | | shop buy | Buy something
sell | <item> [number] | | | Sell something back for half the price
inventory | [member] | | bag, items | Show what somebody owns
use | <item> | | | Use an item
trade | <member> <item> <item/coins> | | | Offer a trade
gift | <member> <item> | | | Give an item away
company create | <name> | | | Found a company
company | [name] | | | Show workers, votes and income of a company
company invite | <member> | | company hire | Offer somebody a job
company leave | | | | Quit your job
company vote | <name> | | | Vote for a company
company describe | <text> | | | Write what your company does
company upgrade | | | | Spend company money on a bigger office
richest | [global] | | economy leaderboard, baltop | Show who has most
economy add | <member> <amount> | administrator | | Add coins to a member of this server
economy remove | <member> <amount> | administrator | | Remove coins
economy reset | [member] | server owner | | Start over, for one member or all
economy settings | | manage guild | | Show and change payouts and waiting times`,
  leveling: `
level | [member] | | lvl, rank | Show somebody's level card
leaderboard | | | lb, levels | Show who is ahead
leaderboard voice | | | lb voice | Show who is ahead in voice levels
leveling enable | | manage guild | | Turn leveling on
leveling disable | | manage guild | | Turn leveling off and keep the points
leveling channel | <channel> | manage guild | | Choose where level-ups are announced
leveling message | <message> | manage guild | | Write the level-up message
leveling rewards add | <level> <role> | manage guild | | Give a role at a level
leveling rewards remove | <level> | manage guild | | Stop giving it
leveling rewards list | | | leveling rewards | List all rewards
leveling rewards stack | <on/off> | manage guild | | Keep earlier rewards or only the highest
leveling multiplier | <role/channel> <factor> | manage guild | leveling boost | Let a role or channel earn more
leveling ignore | <role/channel> | manage guild | | Let a role or channel earn nothing
leveling voice | <on/off> | manage guild | | Count time in voice channels
leveling rate | <factor> | manage guild | | Make levels come faster or slower
leveling card | <picture/color> | | rankcard | Change the background of your card
setlevel | <member> <level> | administrator | | Set somebody's level
setxp | <member> <points> | administrator | | Set somebody's points
leveling reset | [member] | administrator | | Start over, for one member or all
leveling sync | | manage guild | | Hand out rewards to everyone who has earned them`,
};
