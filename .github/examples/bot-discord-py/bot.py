"""Shows a discord.py bot on its site: pushes commands, shards and team. Nobody has to reach the bot from outside.

Python 3.10 or later; `pip install discord.py`. See README.md beside this file.
"""

import json
import math
import os
import time

#: The staff team. Their rank gives them the site's staff pages, so keep this list as you keep your keys.
TEAM = [{"user_id": "270746495788753732", "rank": "Developer"}]

STARTED = time.monotonic()


class NotPushed(Exception):
    """The site does not take a push; the message names the first fault."""


async def push(session, target, read, records):
    """Sends one list with a session of aiohttp. `target` is the site's address and its key."""
    site, key = target
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    url = f"{site}/api/bot/{read}"
    async with session.put(url, headers=headers, data=json.dumps(records)) as response:
        if response.status != 204:
            raise NotPushed(f"{read}: {response.status} {await response.text()}")


def commands_of(bot):
    """Prefix commands, each of their subcommands by its whole name. The cog is the category."""
    return [
        {
            "name": command.qualified_name,
            "description": command.short_doc,
            "category": (command.cog_name or "utility").lower(),
            "permissions": permissions_of(command),
            "aliases": list(command.aliases),
            "arguments": command.signature,
        }
        for command in bot.walk_commands()
        if not command.hidden
    ]


def permissions_of(command):
    """What `has_permissions` asks for: discord.py keeps it in the closure of the check."""
    cells = [cell for check in command.checks for cell in check.__closure__ or ()]
    asked = [cell.cell_contents for cell in cells if isinstance(cell.cell_contents, dict)]
    return [name.replace("_", " ") for permissions in asked for name, wanted in permissions.items() if wanted]


def shards_of(bot):
    """The shards of this process, with the servers on each."""
    rows = []
    for number, shard in bot.shards.items():
        own = [guild for guild in bot.guilds if guild.shard_id == number]
        latency = shard.latency * 1000
        rows.append(
            {
                "shard_id": number,
                "server_count": len(own),
                "member_count": sum(guild.member_count or 0 for guild in own),
                "latency": round(latency) if math.isfinite(latency) else None,
                "uptime": round(time.monotonic() - STARTED),
                "is_ready": not shard.is_closed(),
            }
        )
    return rows


async def team_of(bot, team=TEAM):
    """The team with names and pictures."""
    rows = []
    for member in team:
        user = await bot.fetch_user(int(member["user_id"]))
        profile = {"user": user.display_name, "username": user.name, "avatar": user.display_avatar.url}
        rows.append({"socials": {}, **member, "user": profile})
    return rows


async def push_all(session, bot, target, team=TEAM):
    """Pushes everything. The team is pushed again twice a day, because one of yesterday opens no staff page."""
    await push(session, target, "shards", shards_of(bot))
    await push(session, target, "commands", commands_of(bot))
    await push(session, target, "team", await team_of(bot, team))


def main():
    import aiohttp
    import discord
    from discord.ext import commands, tasks

    target = (os.environ["SITE_URL"], os.environ["BOT_API_KEY"])
    bot = commands.AutoShardedBot(";", intents=discord.Intents.default())

    @tasks.loop(minutes=1)
    async def every_minute():
        try:
            async with aiohttp.ClientSession() as session:
                if every_minute.current_loop % 720 == 0:
                    await push_all(session, bot, target)
                else:
                    await push(session, target, "shards", shards_of(bot))
        except (NotPushed, aiohttp.ClientError, discord.HTTPException) as error:
            print("Not pushed:", error)

    @bot.event
    async def on_ready():
        if not every_minute.is_running():
            every_minute.start()

    bot.run(os.environ["BOT_TOKEN"])


if __name__ == "__main__":
    main()
