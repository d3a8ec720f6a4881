import { createRandom, snowflake, type Random } from "../random.ts";

/** Somebody on the chat platform. */
export interface Person {
  id: string;
  username: string;
  /** Null for people who never set one. */
  display: string | null;
}

const FIRST =
  "amber ash aspen azure birch blaze bramble briar brook cedar cinder clover cobalt comet coral cosmic crimson crow cypher dawn delta dove drift dusk echo ember fable falcon fern finch flint fog frost gale ginger glimmer golden granite grey hazel heron hollow honey indigo iris ivory ivy jade jasper juniper kestrel kiwi lantern lark lilac lime linden lunar lynx mango maple marble meadow mellow midnight mint misty mocha moss neon nettle nimbus noble nova oak oat ocean olive onyx opal orbit otter paper pearl pepper pine pixel plum polar poppy quartz quiet quill rain raven reef river robin rook rust sable saffron sage salt sandy scarlet shade silver sky slate sleepy smoke snow solar sparrow spruce static stone storm sunny tangerine tawny teal thistle thunder tidal timber topaz tulip umber velvet violet walnut willow winter wren zephyr zinc".split(
    " ",
  );

const SECOND =
  "arrow badger bard beacon bear bee bell bird bloom board bolt bone book boots bramble bread bridge byte cat cloud clerk coast cove craft crane creek crown cup dancer den dragon dream drifter duck engine fawn feather field fish flame flute forge fox frog gate ghost glade goat grove guard gull hare harbor harp hawk heart hill hound hut jay keeper key kite knight knot lake lamp leaf light lion loaf loom mage mail map mark mill mind mole moon moth mouse muse nest note owl path petal pilot pond rabbit raft reader ridge ring roost root rose sail scout seed shell ship shore singer sketch smith song soup spark spire spoon sprout star stitch stream tail tale thorn tide toast tower track trail turtle vale vane voice wagon walker ward wave weaver well whale wing wolf wood yarn".split(
    " ",
  );

const OWN_NAMES = [
  "Лиса",
  "Северный ветер",
  "夜空",
  "小さな森",
  "고양이집",
  "달빛",
  "ليلى",
  "نجمة البحر",
  "מגדל אור",
  "दीपक",
  "Zoë",
  "Jürgen mit ü",
  "Señor Búho",
  "Łukasz",
  "Çınar",
  "Ông Mèo",
  "✨ starling ✨",
  "moth 🌙",
  "🐸",
  "ｓｌｏｗ ｌａｎｅ",
  "‹ quiet hours ›",
  "the person who only ever joins to ask when the event starts",
];

/** All accounts were created between these times. */
const FIRST_ACCOUNT = Date.UTC(2015, 9, 1);
const LAST_ACCOUNT = Date.UTC(2025, 6, 1);

function usernameFrom(random: Random): string {
  const first = random.pick(FIRST);
  const second = random.pick(SECOND);
  const joint = random.pick(["", "", "", "_", "."]);
  const tail = random.pick(["", "", "", "", String(random.int(1, 99)), "_", "x", "ie"]);
  return `${first}${joint}${second}${tail}`;
}

function displayFrom(username: string, random: Random): string | null {
  const style = random.next();
  if (style < 0.18) return null;
  if (style < 0.3) return random.pick(OWN_NAMES);
  const words = username
    .replace(/\d+$/, "")
    .split(/[._]/)
    .filter((word) => word !== "");
  const spoken = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(" ");
  if (style < 0.38) return `${spoken} ${random.pick(["🌿", "☕", "🦊", "🎧", "🌊", "🍂"])}`;
  if (style < 0.44) return spoken.toLowerCase();
  return spoken;
}

/** People with unique usernames, the same each time. */
export function createPeople(count: number): Person[] {
  const random = createRandom("people");
  const people = new Map<string, Person>();
  while (people.size < count) {
    const username = usernameFrom(random);
    const id = snowflake(random.int(FIRST_ACCOUNT, LAST_ACCOUNT), random);
    if (people.has(username)) continue;
    people.set(username, { id, username, display: displayFrom(username, random) });
  }
  return [...people.values()];
}
