import * as v from "valibot";

/** A webhook's message within the platform's limits. */

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const address = v.pipe(v.string(), v.url(), v.maxLength(2048));

const embed = v.object({
  title: v.optional(text(256)),
  description: v.optional(text(4096)),
  url: v.optional(address),
  color: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffff))),
  timestamp: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  fields: v.optional(
    v.pipe(
      v.array(
        v.object({
          name: v.pipe(text(256), v.minLength(1)),
          value: v.pipe(text(1024), v.minLength(1)),
          inline: v.optional(v.boolean()),
        }),
      ),
      v.maxLength(25),
    ),
  ),
  footer: v.optional(v.object({ text: text(2048) })),
});

/** A button that opens an address. */
const linkButton = v.object({
  type: v.literal(2),
  style: v.literal(5),
  label: text(80),
  url: v.pipe(v.string(), v.url(), v.maxLength(512)),
});

const row = v.object({
  type: v.literal(1),
  components: v.pipe(v.array(linkButton), v.minLength(1), v.maxLength(5)),
});

const MAX_EMBED_LENGTH = 6000;

export const messagePayload = v.pipe(
  v.object({
    content: v.optional(text(2000), ""),
    username: v.optional(text(80)),
    embeds: v.optional(v.pipe(v.array(embed), v.maxLength(10)), []),
    components: v.optional(v.pipe(v.array(row), v.maxLength(5)), []),
    allowed_mentions: v.optional(v.object({ parse: v.array(v.string()) })),
  }),
  v.check(({ embeds }) => lengthOf(embeds) <= MAX_EMBED_LENGTH, "embeds are too long"),
);

export type MessagePayload = v.InferOutput<typeof messagePayload>;
export type MessageEmbed = v.InferOutput<typeof embed>;

/** Characters of all embeds, as the platform counts them. */
function lengthOf(embeds: readonly MessageEmbed[]): number {
  const texts = embeds.flatMap(({ title = "", description = "", footer, fields = [] }) => [
    title,
    description,
    footer?.text ?? "",
    ...fields.flatMap(({ name, value }) => [name, value]),
  ]);
  return texts.reduce((sum, each) => sum + each.length, 0);
}
