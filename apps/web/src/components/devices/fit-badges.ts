export { CardFit } from './card-fit.tsx'
export { MyFit } from './my-fit.tsx'
