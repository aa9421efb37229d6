import NodeEnvironment from 'jest-environment-node';
import { keepEnvironment } from './keepEnvironment';

export default keepEnvironment((config, context) => new NodeEnvironment(config, context));
