/** The night sky behind the heading: maths only, the canvas is in sky.tsx. Lengths in px, times in ms. */

/** One particle for about this many px² (§9). */
const AREA_PER_PARTICLE = 4_000;
/** Shooting stars come at most this often, and then only with this chance (§9). */
const STAR_EVERY = 2_500;
const STAR_CHANCE = 0.15;
const STAR_LIFE = 900;
const STAR_SPEED = 0.42;

/** A number in [0, 1), as Math.random gives it. */
export type Chance = () => number;

export interface Particle {
  x: number;
  y: number;
  radius: number;
  /** px per ms. */
  speed: number;
  /** Where in its twinkle it starts, in radians. */
  phase: number;
}

export interface Star {
  x: number;
  y: number;
  born: number;
}

export interface Sky {
  width: number;
  height: number;
  particles: Particle[];
  stars: Star[];
  /** When the dice for shooting stars were last thrown. */
  thrown: number;
}

export function particleCount(width: number, height: number): number {
  return Math.max(0, Math.round((width * height) / AREA_PER_PARTICLE));
}

export function createSky(width: number, height: number, now: number, chance: Chance): Sky {
  const particles = Array.from({ length: particleCount(width, height) }, () => ({
    x: chance() * width,
    y: chance() * height,
    radius: 0.4 + chance() * 0.9,
    speed: 0.002 + chance() * 0.006,
    phase: chance() * 2 * Math.PI,
  }));
  return { width, height, particles, stars: [], thrown: now };
}

/** The sky `elapsed` ms later, at `now`: particles drift, stars fall and now and then appear. */
export function moved(sky: Sky, now: number, elapsed: number, chance: Chance): Sky {
  const { width, height } = sky;
  const particles = sky.particles.map((particle) => {
    const y = particle.y - particle.speed * elapsed;
    return { ...particle, y: y < 0 ? y + height : y };
  });
  const stars = sky.stars
    .filter(({ born }) => now - born < STAR_LIFE)
    .map(({ x, y, born }) => ({
      x: x + STAR_SPEED * elapsed,
      y: y + STAR_SPEED * 0.45 * elapsed,
      born,
    }));
  if (now - sky.thrown < STAR_EVERY) return { ...sky, particles, stars };
  const count = chance() < STAR_CHANCE ? 1 + Math.floor(chance() * 3) : 0;
  const fresh = Array.from({ length: count }, () => ({
    x: chance() * width * 0.8,
    y: chance() * height * 0.4,
    born: now,
  }));
  return { ...sky, particles, stars: [...stars, ...fresh], thrown: now };
}

/** How bright a particle is at a time, 0.15 to 0.6. */
export function twinkle({ phase }: Particle, now: number): number {
  return 0.375 + 0.225 * Math.sin(phase + now / 1_400);
}

/** How bright a shooting star still is: 1 when born, 0 at its end. */
export function glow({ born }: Star, now: number): number {
  return Math.max(0, 1 - (now - born) / STAR_LIFE);
}
