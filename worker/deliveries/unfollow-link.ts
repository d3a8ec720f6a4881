import type { Config } from "../context/config.ts";
import { sign } from "../crypto/signed.ts";

/** How long the link of a message works; newer messages have newer links. */
const LINK_MS = 180 * 24 * 60 * 60 * 1000;

/** The address by which a channel stops following. The proof is in the fragment, which no server and no log sees. */
export async function unfollowLink(
  { siteUrl, sessionSecrets }: Pick<Config, "siteUrl" | "sessionSecrets">,
  webhookId: string,
  now: number,
): Promise<string> {
  const statement = { purpose: "unfollow", subject: webhookId, expiry: now + LINK_MS } as const;
  const proof = await sign(sessionSecrets, statement);
  return `${siteUrl}/status/unfollow#${proof}`;
}
