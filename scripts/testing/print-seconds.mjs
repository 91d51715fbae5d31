/**
 * Seconds of all test files, from the records of the shards of a run: `node scripts/testing/print-seconds.mjs RECORD…`. CI
 * keeps them and gives the same ones to each shard of its next run.
 */
import { readRecord, secondsOf } from './run-record.mjs';

console.log(JSON.stringify(secondsOf(process.argv.slice(2).flatMap((file) => readRecord(file).files))));
