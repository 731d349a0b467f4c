export const RUN_GENERATION = 'run-generation';
