export const PARTY_COLOURS = ['#c4192c', '#e7b53c', '#2e6fb5', '#e98aa6', '#3f8f5c'] as const;
