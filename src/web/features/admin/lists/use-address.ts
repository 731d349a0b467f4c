import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

interface Options {
  replace?: boolean;
  preventScrollReset?: boolean;
}

export interface Address {
  params: URLSearchParams;
  change: (to: (now: URLSearchParams) => URLSearchParams, options: Options) => void;
}

/**
 * The router hands a change the address of the last render: of two changes in one moment the second
 * would undo the first. Here it builds on the first.
 */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const asked = useRef(params);
  useEffect(() => {
    asked.current = params;
  }, [params]);
  return {
    params,
    change: (to, options) => {
      asked.current = to(new URLSearchParams(asked.current));
      setParams(asked.current, options);
    },
  };
}
