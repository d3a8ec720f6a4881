/** The starfield's animation, without canvas. Lengths in px, times in ms. */

/** One particle for this many px². */
const AREA_PER_PARTICLE = 4_000;
/** How often shooting stars may appear, and how likely. */
const SHOOTING_INTERVAL = 2_500;
const SHOOTING_PROBABILITY = 0.15;
const SHOOTING_DURATION = 900;
const SHOOTING_SPEED = 0.42;

/** A number in [0, 1), like Math.random. */
export type Random = () => number;

export interface Particle {
  x: number;
  y: number;
  radius: number;
  /** px per ms. */
  speed: number;
  /** Of its twinkling, in radians. */
  phase: number;
}

export interface ShootingStar {
  x: number;
  y: number;
  startedAt: number;
}

export interface Scene {
  width: number;
  height: number;
  particles: Particle[];
  shootingStars: ShootingStar[];
  /** When shooting stars last had a chance. */
  lastChance: number;
}

export function particleCount(width: number, height: number): number {
  return Math.max(0, Math.round((width * height) / AREA_PER_PARTICLE));
}

export function createScene(width: number, height: number, now: number, random: Random): Scene {
  const particles = Array.from({ length: particleCount(width, height) }, () => ({
    x: random() * width,
    y: random() * height,
    radius: 0.4 + random() * 0.9,
    speed: 0.002 + random() * 0.006,
    phase: random() * 2 * Math.PI,
  }));
  return { width, height, particles, shootingStars: [], lastChance: now };
}

/** The scene at `now`, `elapsed` ms after `scene`. */
export function advance(scene: Scene, now: number, elapsed: number, random: Random): Scene {
  const { width, height } = scene;
  const particles = scene.particles.map((particle) => {
    const y = particle.y - particle.speed * elapsed;
    return { ...particle, y: y < 0 ? y + height : y };
  });
  const shootingStars = scene.shootingStars
    .filter(({ startedAt }) => now - startedAt < SHOOTING_DURATION)
    .map(({ x, y, startedAt }) => ({
      x: x + SHOOTING_SPEED * elapsed,
      y: y + SHOOTING_SPEED * 0.45 * elapsed,
      startedAt,
    }));
  if (now - scene.lastChance < SHOOTING_INTERVAL) return { ...scene, particles, shootingStars };
  const count = random() < SHOOTING_PROBABILITY ? 1 + Math.floor(random() * 3) : 0;
  const added = Array.from({ length: count }, () => ({
    x: random() * width * 0.8,
    y: random() * height * 0.4,
    startedAt: now,
  }));
  return { ...scene, particles, shootingStars: [...shootingStars, ...added], lastChance: now };
}

/** A particle's opacity, 0.15 to 0.6. */
export function twinkle({ phase }: Particle, now: number): number {
  return 0.375 + 0.225 * Math.sin(phase + now / 1_400);
}

/** A shooting star's opacity, fading from 1 to 0. */
export function glow({ startedAt }: ShootingStar, now: number): number {
  return Math.max(0, 1 - (now - startedAt) / SHOOTING_DURATION);
}
