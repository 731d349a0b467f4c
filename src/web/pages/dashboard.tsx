import {useState} from 'react';
export default function D() { const [n,s]=useState(0); return <button onClick={()=>s(n+1)}>Loading {n}</button>; }
