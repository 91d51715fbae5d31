/** A thread that checks one document; see `validate-spec.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { validate, type ValidateInput } from './validate-spec.js';

parentPort?.postMessage(await validate(workerData as ValidateInput)); // as `validateSpec` starts it
