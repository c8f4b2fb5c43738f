export { PICTURE, type ResultCard } from './card.ts'
export { resultLine, resultPicture, type ResultPicture } from './load.ts'
export type { Point, Shape } from './shapes.ts'
