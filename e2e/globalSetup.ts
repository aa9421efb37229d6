import { prepareData } from './support/product';

/** Runs once before all journeys; what it returns runs after them. */
export default prepareData;
