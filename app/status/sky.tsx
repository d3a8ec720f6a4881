import { useEffect, useRef } from "react";
import { createSky, glow, moved, twinkle, type Sky as SkyState } from "./particles.ts";

const TAIL = 70;
/** Particles drift so slowly that every other frame shows it; only a shooting star needs them all. */
const DRIFT_FRAME_MS = 30;

function draw(context: CanvasRenderingContext2D, sky: SkyState, now: number): void {
  context.clearRect(0, 0, sky.width, sky.height);
  context.fillStyle = "#a9c6d4";
  for (const particle of sky.particles) {
    context.globalAlpha = twinkle(particle, now);
    context.beginPath();
    context.arc(particle.x, particle.y, particle.radius, 0, 2 * Math.PI);
    context.fill();
  }
  context.strokeStyle = "#e8eef3";
  context.lineWidth = 1.5;
  for (const star of sky.stars) {
    context.globalAlpha = glow(star, now);
    context.beginPath();
    context.moveTo(star.x, star.y);
    context.lineTo(star.x - TAIL, star.y - TAIL * 0.45);
    context.stroke();
  }
}

/** Draws the sky into a canvas and moves it, if it may move. Returns the way to stop. */
function run(canvas: HTMLCanvasElement, still: boolean): () => void {
  const context = canvas.getContext("2d");
  if (!context) return () => {};
  let sky: SkyState | null = null;
  let frame = 0;
  let before = 0;

  function fit(at: number) {
    const { width, height } = canvas.getBoundingClientRect();
    const density = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    context?.setTransform(density, 0, 0, density, 0, 0);
    sky = createSky(width, height, at, Math.random);
    if (context) draw(context, sky, at);
  }

  function step(now: number) {
    // A tab that slept must not make everything jump.
    const elapsed = Math.min(now - before, 50);
    if (sky && context && (elapsed >= DRIFT_FRAME_MS || sky.stars.length > 0)) {
      before = now;
      sky = moved(sky, now, elapsed, Math.random);
      draw(context, sky, now);
    }
    frame = requestAnimationFrame(step);
  }

  function play() {
    cancelAnimationFrame(frame);
    if (still || document.hidden) return;
    before = performance.now();
    frame = requestAnimationFrame(step);
  }

  const resized = new ResizeObserver(() => fit(performance.now()));
  resized.observe(canvas);
  document.addEventListener("visibilitychange", play);
  play();
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    document.removeEventListener("visibilitychange", play);
  };
}

/** The decoration behind the heading (§2); one still picture under prefers-reduced-motion. */
export function Sky() {
  const ref = useRef<HTMLCanvasElement>(null);

  // A canvas is drawn by script or not at all; the wish for less motion may change while the page is open.
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    const wish = window.matchMedia("(prefers-reduced-motion: reduce)");
    let stop = run(canvas, wish.matches);
    function again() {
      stop();
      if (canvas) stop = run(canvas, wish.matches);
    }
    wish.addEventListener("change", again);
    return () => {
      wish.removeEventListener("change", again);
      stop();
    };
  }, []);

  return (
    <canvas
      ref={ref}
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 -z-10 h-80 w-full [mask-image:linear-gradient(to_bottom,black,transparent)]"
    />
  );
}
