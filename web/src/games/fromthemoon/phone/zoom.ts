/** The limits of zooming the surface on a phone. */

export const WHOLE = 1;
export const NEAREST = 2.5;
export const STEP = 0.5;

export const clamped = (zoom: number): number => Math.min(NEAREST, Math.max(WHOLE, zoom));
