"""Pushes a discord.py bot's commands, shards and team to its site. The bot needs no open port.

Python 3.10 or later; `pip install discord.py`. See README.md beside this file.
"""

import math
import os
import time

import aiohttp
import discord
from discord.ext import commands, tasks

#: Your staff. A rank opens the site's staff pages, so protect this list like a key.
TEAM = [{"user_id": "270746495788753732", "rank": "Developer"}]
STARTED = time.monotonic()


async def push(session, target, read, records):
    """Sends one list with an aiohttp session. `target` is the site's address and the key."""
    site, key = target
    headers = {"Authorization": f"Bearer {key}"}
    async with session.put(f"{site}/api/bot/{read}", headers=headers, json=records) as response:
        if response.status != 204:
            raise RuntimeError(f"{read}: {response.status} {await response.text()}")


def commands_of(bot):
    """Prefix and slash commands; each subcommand has its full name. The cog is the category."""
    prefix = [prefix_row(one) for one in bot.walk_commands() if not one.hidden]
    slash = [slash_row(one) for one in bot.tree.walk_commands() if hasattr(one, "parameters")]
    return list({row["name"]: row for row in slash + prefix}.values())


def prefix_row(command):
    # The check made by `has_permissions` keeps the permissions in its closure.
    checks = [check for check in command.checks if check.__qualname__.startswith("has_")]
    kept = [cell.cell_contents for check in checks for cell in check.__closure__ or ()]
    asked = [pair for one in kept if isinstance(one, dict) for pair in one.items()]
    row = row_of(command, command.short_doc, asked, command.cog_name)
    return {**row, "aliases": list(command.aliases), "arguments": command.signature}


def slash_row(command):
    asked = (command.root_parent or command).default_permissions
    if asked is not None and not asked.value:
        asked = [("administrator", True)]  # an empty set means administrators only
    row = row_of(command, command.description, asked or (), getattr(command.binding, "__cog_name__", None))
    options = [f"<{one.display_name}>" if one.required else f"[{one.display_name}]" for one in command.parameters]
    return {**row, "arguments": options}


def row_of(command, description, asked, cog):
    permissions = [name.replace("_", " ") for name, is_asked in asked if is_asked]
    category = (cog or "utility").lower()
    return dict(name=command.qualified_name, description=description, category=category, permissions=permissions)


def shards_of(bot):
    """This process's shards; `latency` is in ms, `uptime` in seconds."""
    rows = []
    for number, shard in bot.shards.items():
        own = [guild for guild in bot.guilds if guild.shard_id == number]
        row = {
            "shard_id": number,
            "server_count": len(own),
            "member_count": sum(guild.member_count or 0 for guild in own),
            "latency": round(shard.latency * 1000) if math.isfinite(shard.latency) else None,
            "uptime": round(time.monotonic() - STARTED),
            "is_ready": not shard.is_closed(),
        }
        rows.append(row)
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
    """Pushes everything; twice a day, since a team older than a day opens no staff page."""
    await push(session, target, "shards", shards_of(bot))
    await push(session, target, "commands", commands_of(bot))
    await push(session, target, "team", await team_of(bot, team))


def main():
    target = (os.environ["SITE_URL"], os.environ["BOT_API_KEY"])
    bot = commands.AutoShardedBot(";", intents=discord.Intents.default())
    full_at = 0

    @tasks.loop(minutes=1)
    async def every_minute():
        nonlocal full_at
        try:
            async with aiohttp.ClientSession() as session:
                if time.monotonic() < full_at:
                    return await push(session, target, "shards", shards_of(bot))
                await push_all(session, bot, target)
                full_at = time.monotonic() + 12 * 3600
        except (RuntimeError, aiohttp.ClientError, discord.HTTPException) as error:
            print("Not pushed:", error)

    @bot.event
    async def on_ready():
        if not every_minute.is_running():
            every_minute.start()

    bot.run(os.environ["BOT_TOKEN"])


if __name__ == "__main__":
    main()
