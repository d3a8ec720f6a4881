import { useEffect, useRef } from "react";
import { COLORS } from "../content/colors.ts";
import { accentLight } from "../content/more-facts.static.ts";
import { advance, createScene, glow, twinkle, type Scene } from "./particles.ts";

const TAIL = 70;
/** Slow particles move less than a pixel in this time; shooting stars need every frame. */
const DRIFT_MS = 100;
/** After a pause, continue where it was instead of jumping. */
const LONGEST_STEP_MS = 150;

function draw(context: CanvasRenderingContext2D, scene: Scene, now: number): void {
  context.clearRect(0, 0, scene.width, scene.height);
  context.fillStyle = accentLight;
  for (const particle of scene.particles) {
    context.globalAlpha = twinkle(particle, now);
    context.beginPath();
    context.arc(particle.x, particle.y, particle.radius, 0, 2 * Math.PI);
    context.fill();
  }
  context.strokeStyle = COLORS.text;
  context.lineWidth = 1.5;
  for (const star of scene.shootingStars) {
    context.globalAlpha = glow(star, now);
    context.beginPath();
    context.moveTo(star.x, star.y);
    context.lineTo(star.x - TAIL, star.y - TAIL * 0.45);
    context.stroke();
  }
}

/** Draws a scene into a canvas, once or animated. Returns a function that stops it. */
function run(canvas: HTMLCanvasElement, isStill: boolean): () => void {
  const context = canvas.getContext("2d");
  if (!context) return () => {};
  let scene: Scene | null = null;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = 0;

  function fit(now: number) {
    const { width, height } = canvas.getBoundingClientRect();
    const density = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    context?.setTransform(density, 0, 0, density, 0, 0);
    scene = createScene(width, height, now, Math.random);
    if (context) draw(context, scene, now);
  }

  function step(now: number) {
    const elapsed = Math.min(now - before, LONGEST_STEP_MS);
    before = now;
    if (scene && context) {
      scene = advance(scene, now, elapsed, Math.random);
      draw(context, scene, now);
    }
    if (scene?.shootingStars.length) next();
    else timer = setTimeout(next, DRIFT_MS);
  }

  /** Hidden tabs have no next frame. */
  function next() {
    frame = requestAnimationFrame(step);
  }

  function pause() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  }

  const resizeObserver = new ResizeObserver(() => fit(performance.now()));
  resizeObserver.observe(canvas);
  const sight = new IntersectionObserver((entries) => {
    pause();
    if (entries.at(-1)?.isIntersecting && !isStill) next();
  });
  sight.observe(canvas);
  return () => {
    pause();
    resizeObserver.disconnect();
    sight.disconnect();
  };
}

/** Decoration behind the heading; still under prefers-reduced-motion. */
export default function Starfield() {
  const ref = useRef<HTMLCanvasElement>(null);

  // The preference may change while the page is open.
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
    let stop = run(canvas, reducedMotion.matches);
    function restart() {
      stop();
      if (canvas) stop = run(canvas, reducedMotion.matches);
    }
    reducedMotion.addEventListener("change", restart);
    return () => {
      reducedMotion.removeEventListener("change", restart);
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
